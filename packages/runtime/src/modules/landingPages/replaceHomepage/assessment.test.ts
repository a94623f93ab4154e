import { expect, test } from 'vitest';
import { assess, changesetKind } from './assessment.ts';
import type { TouchingChangeset } from './changesets.repo.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const EARLY = '2026-03-01T11:00:00.000Z';
const LATE = '2026-03-01T13:00:00.000Z';
const ME = 1;

const changeset = (more: Partial<TouchingChangeset>): TouchingChangeset => ({
  changeset_id: 1,
  uuid: 'c',
  name: 'pb-draft-1',
  created_by: ME,
  homepage_operations: 0,
  page_operations: 0,
  plans: [],
  ...more,
});
const plan = (uuid: string, start_time: string, end_time: string | null) => ({
  uuid,
  name: `Plan ${uuid}`,
  start_time,
  end_time,
});
const of = (...changesets: TouchingChangeset[]) => assess(changesets, { now: NOW, adminId: ME });

test.each([
  ['pb-draft-7', 'draft'],
  ['Summer', 'detachedRollout'],
  ['pb-draft', 'detachedRollout'],
  ['PB-DRAFT-7', 'detachedRollout'],
] as const)('a changeset named %s is of the kind %s', (name, kind) =>
  expect(changesetKind({ name })).toBe(kind),
);

test('drafts are counted by operations, other administrators as people, and leftovers of plans separately', () => {
  const found = of(
    changeset({ homepage_operations: 2, page_operations: 9 }),
    changeset({ homepage_operations: 3, created_by: 7 }),
    changeset({ homepage_operations: 4, created_by: 7 }),
    changeset({ homepage_operations: 5, created_by: 8 }),
    changeset({ homepage_operations: 6, created_by: null }),
    changeset({ homepage_operations: 10, created_by: 9, name: 'Summer' }),
    changeset({ page_operations: 11, created_by: 10 }),
  );
  expect(found).toMatchObject({
    drafts: { operationCount: 20, byCurrentAdmin: 2, otherAdminCount: 2, detachedRolloutOperationCount: 10 },
    discardsDrafts: true,
    unpublishedOperationCount: 20,
  });
});

test('a changeset that only affects the landing page is not discarded', () =>
  expect(of(changeset({ page_operations: 1 }))).toMatchObject({
    drafts: { operationCount: 0, byCurrentAdmin: 0, otherAdminCount: 0, detachedRolloutOperationCount: 0 },
    discardsDrafts: false,
  }));

test('active and upcoming plans block, ended ones are canceled, and their operations are not drafts', () => {
  const plans = [plan('past', '2026-02-01T00:00:00.000Z', EARLY), plan('active', EARLY, null)];
  const coming = plan('coming', LATE, null);
  const found = of(
    changeset({ name: 'A', uuid: 'a', homepage_operations: 1, page_operations: 1, plans }),
    changeset({ name: 'B', uuid: 'b', homepage_operations: 1, plans: [coming] }),
    changeset({ name: 'C', uuid: 'c', page_operations: 1, plans: [coming] }),
  );
  expect(found.blockingPlans).toEqual([
    {
      uuid: 'active',
      name: 'Plan active',
      startTime: EARLY,
      endTime: null,
      status: 'active',
      editUrl: '/admin/page-builder/edit/homepage?session=a',
    },
    expect.objectContaining({ uuid: 'coming', status: 'upcoming' }),
  ]);
  expect(found.pastPlans.map(({ uuid }) => uuid)).toEqual(['past']);
  expect(found.pagePlans.map(({ uuid, editUrl }) => [uuid, editUrl])).toEqual([
    ['active', '/admin/page-builder/edit/homepage?session=a'],
    ['coming', '/admin/page-builder/edit/homepage?session=c'],
  ]);
  expect(found).toMatchObject({ discardsDrafts: false, unpublishedOperationCount: 0 });
});

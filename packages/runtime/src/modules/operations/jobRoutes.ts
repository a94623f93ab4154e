import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { jobAnswer, listJobs, runJob } from './jobs.ts';

/** The routes for scheduled jobs. */
export const jobRoutes = [
  listRoute({
    id: 'listJobs',
    does: 'Lists the scheduled jobs with their most recent runs.',
    path: '/api/jobs',
    answer: jobAnswer,
    about: 'The jobs of the shop with their most recent runs.',
    toAnswer: (job: z.output<typeof jobAnswer>) => job,
    rows: ({ app, db }) => listJobs(app, db),
  }),
  defineRoute({
    id: 'runJob',
    does: 'Runs a job now, in addition to its schedule; it starts when a process of the shop picks it up. Fails with `JOB_NOT_FOUND` if it does not exist.',
    method: 'POST',
    path: '/api/jobs/{id}/run',
    access: 'admin',
    params: z.object({ id: z.string().describe('The ID of the job.') }),
    response: z.object({
      id: z.string().describe('The ID of the job, which waits for a process to run it.'),
    }),
    async handle({ app, db, params: { id } }) {
      await runJob(app, db, id);
      return { id };
    },
  }),
];

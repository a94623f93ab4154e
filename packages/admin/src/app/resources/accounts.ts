import { defineResource } from '../../kit/resource.ts';

/** Administrator pages: users, roles, and the administrator's own profile. */
export const accounts = [
  defineResource({
    id: 'users',
    path: '/users',
    title: 'users.title',
    newTitle: 'users.new',
    icon: 'user',
    group: 'nav.system',
    permissions: { list: 'listUsers', create: 'createUser', update: 'updateUser', delete: 'deleteUser' },
    list: async () => (await import('../../areas/accounts/users/list.tsx')).userList,
    edit: '/users/edit',
    create: '/users/new',
    form: async () => (await import('../../areas/accounts/users/form.ts')).userForm,
  }),
  defineResource({
    id: 'roles',
    path: '/roles',
    title: 'roles.title',
    newTitle: 'roles.new',
    icon: 'shield',
    group: 'nav.system',
    permissions: { list: 'listRoles', create: 'createRole', update: 'updateRole', delete: 'deleteRole' },
    list: async () => (await import('../../areas/accounts/roles/list.tsx')).roleList,
    edit: '/roles/edit',
    create: '/roles/new',
    form: async () => (await import('../../areas/accounts/roles/form.ts')).roleForm,
  }),
  defineResource({
    id: 'profile',
    path: '/profile',
    title: 'profile.title',
    icon: 'user',
    permissions: {},
    view: async () => (await import('../../areas/accounts/ProfilePage.tsx')).ProfilePage,
  }),
];

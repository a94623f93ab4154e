import { isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { permissionMissing } from '../errors.ts';
import { holdsPermission } from '../contracts/caller.ts';
import type { GraphQLContext } from './contract.ts';
import type { FieldAccess } from './permissions.ts';

/** Wraps the resolvers of admin fields that require a permission. Callers without the permission get an error for the field. */
export function guardFields(admin: GraphQLSchema, access: FieldAccess): void {
  for (const [name, { permission }] of access) {
    const [type = '', field = ''] = name.split('.');
    const parent = admin.getType(type);
    const target = isObjectType(parent) ? parent.getFields()[field] : undefined;
    if (permission !== null && target?.resolve) target.resolve = guarded(target.resolve, permission);
  }
}

type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

const guarded =
  (resolve: Resolver, permission: string): Resolver =>
  (parent, args, context, info) => {
    if (!holdsPermission(context.caller, permission)) throw permissionMissing(permission);
    return resolve(parent, args, context, info);
  };

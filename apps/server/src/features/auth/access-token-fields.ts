import { limits } from '@elan/domain/limits';
import { accessTokenDays, programScopes } from '@elan/domain/programs';
import { visibleName } from '@elan/domain/visible-name';
import * as z from 'zod/mini';

/** The settings of a new access token: its name, what it may do, and for how many days. */
export const newAccessTokenFields = {
  name: visibleName(limits.accessTokenName),
  scopes: z.pipe(
    z.array(z.enum(programScopes)).check(z.minLength(1), z.maxLength(programScopes.length)),
    z.transform((chosen) => programScopes.filter((scope) => chosen.includes(scope))),
  ),
  days: z.int().check(z.gte(1), z.lte(accessTokenDays.most)),
};

import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { joinModes } from './join-modes';

export const joinModeSchema = z.strictObject({
  id: z.enum(['open', 'on-request', 'invite-only']),
  name: z.string().min(4),
  howPeopleJoin: sentence('How people join'),
  suits: sentence('Suits'),
  risk: sentence('Risk'),
});

export type JoinMode = Readonly<z.infer<typeof joinModeSchema>>;

export const tables: Tables = [[joinModeSchema, joinModes]];

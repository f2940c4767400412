import { z } from 'zod';

const sentence = (what: string) =>
  z.string().min(12).regex(/[.]$/, `${what}: write full sentences and end with a full stop.`);

export const joinModeSchema = z.strictObject({
  id: z.enum(['open', 'on-request', 'invite-only']),
  name: z.string().min(4),
  howPeopleJoin: sentence('How people join'),
  suits: sentence('Suits'),
  risk: sentence('Risk'),
});

export type JoinMode = Readonly<z.infer<typeof joinModeSchema>>;

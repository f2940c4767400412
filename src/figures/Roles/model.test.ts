import { permissions } from '@site/data/community/roles';
import { describe, expect, it } from 'vitest';
import { countsByRole, viewOfRole } from './model';

describe('roles figure', () => {
  it('stands on steps: every role has the rights of the one below, and more', () => {
    const counts = countsByRole().map(({ allowed }) => allowed);
    expect(counts).toEqual([4, 10, 16, permissions.length]);
  });

  it('says what a role adds and what it lacks', () => {
    const admin = viewOfRole('admin');
    expect(admin).toMatchObject({ allowed: 16, added: 6, below: 'Moderator', above: 'Owner' });
    const rows = admin.groups.flatMap((group) => group.rows);
    const right = (id: string) => rows.find(({ permission }) => permission.id === id);
    expect(right('ban')).toMatchObject({ isAllowed: true, isNew: true, from: 'Admin' });
    expect(right('mute')).toMatchObject({ isAllowed: true, isNew: false, from: 'Moderator' });
    expect(right('change-admins')).toMatchObject({ isAllowed: false, isNew: false, from: 'Owner' });
  });
});

import { linkGroups } from '@site/data/workbench/link-groups';
import { nameIn } from '@site/src/lib/text/nameIn';
import { type Desk, followersOf, type GroupId, isList, type Linked } from './model';

export const groupName = (group: GroupId | 'off') => (group === 'off' ? 'Off' : nameIn(linkGroups, group));

const listed = (widgets: Desk) => widgets.map(({ name }) => name).join(', ');

/** The sentence below the picture. */
export function describeDesk(desk: Desk, active: Linked): string {
  const followers = followersOf(desk, active);
  const others = desk.filter((widget) => widget.id !== active.id && !followers.includes(widget));
  const what = isList(active)
    ? `Click ${active.symbol} in ${active.name}`
    : `${active.name} on ${active.symbol}`;
  const group = active.group ? `in the ${active.group} group` : 'in no group';
  const follow =
    followers.length === 0
      ? 'nothing follows'
      : `${listed(followers)} ${followers.length === 1 ? 'follows' : 'follow'}`;
  return `${what}, ${group}: ${follow}. ${listed(others)} ${others.length === 1 ? 'stays' : 'stay'}.`;
}

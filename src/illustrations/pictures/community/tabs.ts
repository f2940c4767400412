/** What a community shows to people with a role; members see the first two. */
export const tabs = { Feed: undefined, Members: undefined, Requests: 3, Reports: 1, 'Audit log': undefined };

export * from './ReleaseBands';
export * from './SyncBothWays';

export * from './DepthBands';
export * from './SyncBothWays';

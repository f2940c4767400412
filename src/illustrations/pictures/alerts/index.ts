export * from './AlertDialog';
export * from './AlertNotification';
export * from './AlertsInTheApp';
export * from './AlertsPanel';

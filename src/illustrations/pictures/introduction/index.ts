export * from './AccountAccess';
export * from './AppSections';
export * from './FirstAlert';
export * from './FirstChart';
export * from './FirstDashboard';
export * from './FirstLook';
export * from './FirstSave';
export * from './LevelAlert';

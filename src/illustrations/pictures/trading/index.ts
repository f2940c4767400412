export * from './OrderTicket';
export * from './Positions';

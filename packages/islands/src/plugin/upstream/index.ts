export { filesInUse } from './filesInUse';
export { ADVICE, changesIn, RECORD, readRecord, takeRecord, versionIn, writeRecord } from './record';

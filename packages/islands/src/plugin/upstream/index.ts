export { fetchPackages } from './fetchPackages';
export { filesInUse } from './filesInUse';
export {
  ADVICE,
  changesIn,
  describeChanges,
  RECORD,
  readRecord,
  takeRecord,
  versionIn,
  writeRecord,
} from './record';

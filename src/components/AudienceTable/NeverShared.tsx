import { neverShared } from '@site/data/audiences';

/** What stays with the account whatever the audience. */
export default function NeverShared() {
  return (
    <ul>
      {neverShared.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  );
}

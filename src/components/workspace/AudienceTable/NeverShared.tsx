import { neverShared } from '@site/data/community/audiences';

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

import { expect, it } from 'vitest';
import { studies } from './studies';
import { studySettings } from './study-settings';

it('knows the settings of every study of the catalogue', () => {
  expect(studySettings).toEqual(
    Object.fromEntries(
      studies.map(({ name, parameters }) => [name.toLowerCase(), parameters.map((each) => each.name)]),
    ),
  );
});

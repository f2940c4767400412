import { expect, it } from 'vitest';
import { studies } from './studies';
import { overlays, studySettings } from './study-settings';

it('knows the settings of every study of the catalogue', () => {
  expect(studySettings).toEqual(
    Object.fromEntries(
      studies.map(({ name, parameters }) => [name.toLowerCase(), parameters.map((each) => each.name)]),
    ),
  );
});

it('knows which of them are drawn on price', () => {
  const drawn = studies.filter(({ place }) => place === 'overlay');
  expect(overlays).toEqual(drawn.map(({ name }) => name.toLowerCase()));
});

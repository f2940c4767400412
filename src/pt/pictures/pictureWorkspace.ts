import { stateAfter, stillWorkspace, type Workspace } from '../view/screen';
import type { PictureState } from './states';

/** The app after the lines of a picture, for its views. A line that doesn't run stops the build. */
export const pictureWorkspace = ({ place, lines = [], screen }: PictureState, of: string): Workspace =>
  stillWorkspace(
    stateAfter(lines, place, (problem) => {
      throw new Error(`src/pt/pictures: of the picture "${of}", ${problem}`);
    }),
    screen,
  );

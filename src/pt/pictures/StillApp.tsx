import { MarksContext } from '@site/src/kit/marks';
import { type ReactNode, useContext } from 'react';
import { activePane } from '../model/outcome';
import App, { type AppProps, Workbench } from '../view/App';
import Chart from '../view/chart/Chart';
import type { Sampled } from '../view/chart/frame';
import Header from '../view/Header';
import { pictureWorkspace } from './pictureWorkspace';
import type { PictureState } from './states';

type StillAppProps = PictureState &
  Pick<AppProps, 'account' | 'active' | 'body'> & {
    readonly sampled?: readonly Sampled[];
    /** What stands in the side tab, below the workbench, or under the header instead of it. */
    readonly side?: ReactNode;
    readonly below?: ReactNode;
    readonly under?: ReactNode;
  };

/** The app after some lines, as a picture, with what the model doesn't run in it. */
export function StillApp({ sampled, side, below, under, body, ...props }: StillAppProps) {
  const app = pictureWorkspace(props, useContext(MarksContext)?.of ?? '');
  const hasMore = sampled || side || under;
  const whole = hasMore && (
    <>
      <Header app={app} />
      {under ?? <Workbench app={app} side={side} sampled={sampled} />}
      {below}
    </>
  );
  return <App {...props} app={app} body={body ?? whole} />;
}

/** One chart without the app around it. */
export function StillChart({ lines = [], sampled }: Pick<StillAppProps, 'lines' | 'sampled'>) {
  const { state } = pictureWorkspace({ lines }, useContext(MarksContext)?.of ?? '');
  return (
    <div>
      <Chart state={state} pane={activePane(state)} sampled={sampled} />
    </div>
  );
}

import type { Props } from '@theme/Details';
import Details from '@theme-init/Details';
import { CheckedChildren, KnownToWork } from '../../client/guard/docContext';

/** In a doc the browser opens and closes it, without the theme's animation. */
export default function DetailsInDoc({ children, ...props }: Props) {
  return (
    <KnownToWork>
      <Details {...props}>
        <CheckedChildren>{children}</CheckedChildren>
      </Details>
    </KnownToWork>
  );
}

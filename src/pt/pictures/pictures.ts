import type { ComponentType } from 'react';
import * as alerts from './alerts';
import * as community from './community';
import * as dashboard from './dashboard';
import * as exchange from './exchange';
import * as others from './others';
import * as screener from './screener';
import { states } from './states';
import * as wallet from './wallet';
import * as workbench from './workbench';

/** AlertDialog is the picture "alert-dialog". */
const toKebabCase = (component: string) => component.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Pictures of what the model doesn't run, by name: what the modules here export. */
export const forms: Readonly<Record<string, ComponentType | undefined>> = Object.fromEntries(
  [alerts, community, dashboard, exchange, others, screener, wallet, workbench].flatMap((area) =>
    Object.entries(area).map(([component, Picture]) => [toKebabCase(component), Picture]),
  ),
);

export const pictureNames: readonly string[] = [...Object.keys(forms), ...Object.keys(states)].toSorted();

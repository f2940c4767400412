import type { Props } from '@theme/Tabs';
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

type Tab = ReactElement<{
  readonly value?: string;
  readonly label?: string;
  readonly default?: boolean;
  readonly children?: ReactNode;
}>;

/**
 * One panel open at a time, by the browser itself: docs reach readers as HTML, in which the theme's own tabs would be dead. On
 * the page the choice isn't remembered.
 */
export default function Tabs({ children, values, defaultValue }: Props) {
  const name = useId();
  const tabs = Children.toArray(children).filter((child): child is Tab => isValidElement(child));
  const first = defaultValue ?? (tabs.find(({ props }) => props.default) ?? tabs[0])?.props.value;
  return (
    <div className="tabs-container">
      {tabs.map((tab) => {
        const { value, label } = tab.props;
        return (
          <details key={value} name={name} open={value === first}>
            <summary>{label ?? values?.find((known) => known.value === value)?.label ?? value}</summary>
            {tab.props.children}
          </details>
        );
      })}
    </div>
  );
}

/** What src/css/icons.css draws: sections, callouts, actions. */
export type IconName =
  | 'start'
  | 'workbench'
  | 'dashboard'
  | 'screener'
  | 'alerts'
  | 'trading'
  | 'community'
  | 'book'
  | 'risk'
  | 'check'
  | 'copy'
  | 'save'
  | 'link'
  | 'search'
  | 'menu'
  | 'chevron'
  | 'up'
  | 'out'
  | 'reset'
  | 'metrics'
  | 'news';

/** Says nothing by itself: a word stands beside it, or a label on the control around it. */
export default function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`pt-icon ${className}`.trim()} data-icon={name} aria-hidden="true" />;
}

const workbench = '/docs/workbench/overview/';

/** The pages that commands refer to, each with the words of the link. */
export const pages = {
  workbench: { page: workbench, pageTitle: 'Workbench overview' },
  grammar: {
    page: `${workbench}using-the-workbench/workbench-cmds#grammar`,
    pageTitle: 'How a command is written',
  },
  panes: {
    page: `${workbench}using-the-workbench/using-the-wb`,
    pageTitle: 'Work with panes, studies and symbols',
  },
  tools: { page: `${workbench}using-the-workbench/charting-tools`, pageTitle: 'Charting tools' },
  intel: { page: `${workbench}using-the-workbench/panda-intel`, pageTitle: 'Panda Intel' },
  navigating: {
    page: `${workbench}navigating-the-chart-interface`,
    pageTitle: 'Navigate the chart interface',
  },
  studies: { page: `${workbench}studies-metrics/`, pageTitle: 'Studies and metrics' },
  saving: { page: `${workbench}saving-resaving-a-workbench`, pageTitle: 'Save and resave a workbench' },
  sharing: { page: `${workbench}sharing/`, pageTitle: 'Share a workbench' },
  alerts: { page: '/docs/alerts/creating-an-alert', pageTitle: 'Create an alert' },
  creatingDashboard: { page: '/docs/dashboard/creating-a-dashboard', pageTitle: 'Create a dashboard' },
  customising: { page: '/docs/dashboard/customizing-a-dashboard/', pageTitle: 'Customise a dashboard' },
  addWorkbench: {
    page: '/docs/dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard',
    pageTitle: 'Add a workbench to a dashboard',
  },
  syncing: { page: '/docs/dashboard/two-way-syncing/', pageTitle: 'Two-way syncing' },
  pushing: {
    page: '/docs/dashboard/two-way-syncing/dashboard-to-workbench',
    pageTitle: 'Sync a dashboard to a workbench',
  },
  pulling: {
    page: '/docs/dashboard/two-way-syncing/workbench-to-dashboard',
    pageTitle: 'Sync a workbench to a dashboard',
  },
  publishing: { page: '/docs/dashboard/publishing/', pageTitle: 'Publish a dashboard' },
  audience: { page: '/docs/dashboard/publishing/choosing-audience', pageTitle: 'Choose an audience' },
  creatingScreener: { page: '/docs/screener/creating-a-screener', pageTitle: 'Create a screener' },
  filters: { page: '/docs/screener/screener-filters/', pageTitle: 'Screener filters' },
} as const;

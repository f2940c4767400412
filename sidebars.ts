import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The one sidebar, in reading order. A page that is missing here must be listed in
 * `PAGES_OUTSIDE_SIDEBAR` (config/content.ts); a check holds both against the docs folder.
 */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'introduction/getting-started', className: 'section-start' },
    { type: 'doc', id: 'introduction/playbooks', className: 'section-playbooks' },
    {
      type: 'category',
      label: 'Workbench',
      className: 'section-workbench',
      link: { type: 'doc', id: 'workbench/overview/index' },
      items: [
        'workbench/overview/navigating-the-chart-interface',
        {
          type: 'category',
          label: 'Use the workbench',
          link: { type: 'doc', id: 'workbench/overview/using-the-workbench/index' },
          items: [
            'workbench/overview/using-the-workbench/using-the-wb',
            'workbench/overview/using-the-workbench/charting-tools',
            'workbench/overview/using-the-workbench/workbench-cmds',
            'workbench/overview/using-the-workbench/panda-intel',
          ],
        },
        {
          type: 'category',
          label: 'Studies and metrics',
          link: { type: 'doc', id: 'workbench/overview/studies-metrics/index' },
          items: [
            'workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
            'workbench/overview/studies-metrics/custom-metrics/orderflow-metrics',
            'workbench/overview/studies-metrics/custom-metrics/orderbook-metrics',
            'workbench/overview/studies-metrics/custom-metrics/onchain-metrics',
            'workbench/overview/studies-metrics/custom-metrics/momentum-oscillator',
            'workbench/overview/studies-metrics/custom-metrics/jlabs-analytics',
            'workbench/overview/studies-metrics/custom-metrics/jlabs-models',
            'workbench/overview/studies-metrics/custom-metrics/jlabs-token-ratings',
            'workbench/overview/studies-metrics/coverage',
          ],
        },
        'workbench/overview/saving-resaving-a-workbench',
        'workbench/overview/sharing/index',
      ],
    },
    {
      type: 'category',
      label: 'Dashboard',
      className: 'section-dashboard',
      items: [
        'dashboard/overview',
        'dashboard/creating-a-dashboard',
        {
          type: 'category',
          label: 'Customise a dashboard',
          link: { type: 'doc', id: 'dashboard/customizing-a-dashboard/index' },
          items: [
            'dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard',
            'dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard',
            'dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard',
            'dashboard/customizing-a-dashboard/adding-trades-to-dashboard',
          ],
        },
        {
          type: 'category',
          label: 'Two-way syncing',
          link: { type: 'doc', id: 'dashboard/two-way-syncing/index' },
          items: [
            'dashboard/two-way-syncing/dashboard-to-workbench',
            'dashboard/two-way-syncing/workbench-to-dashboard',
          ],
        },
        {
          type: 'category',
          label: 'Publish a dashboard',
          link: { type: 'doc', id: 'dashboard/publishing/index' },
          items: ['dashboard/publishing/choosing-audience'],
        },
        'dashboard/explorer',
        'dashboard/dashboard-commands',
      ],
    },
    {
      type: 'category',
      label: 'Screener',
      className: 'section-screener',
      items: [
        'screener/overview',
        'screener/creating-a-screener',
        {
          type: 'category',
          label: 'Screener filters',
          link: { type: 'doc', id: 'screener/screener-filters/index' },
          items: [
            'screener/screener-filters/dex-metrics',
            'screener/screener-filters/fundamental-metrics',
            'screener/screener-filters/offchain-metrics',
            'screener/screener-filters/onchain-metrics',
          ],
        },
        'screener/screener-commands',
      ],
    },
    {
      type: 'category',
      label: 'Alerts',
      className: 'section-alerts',
      items: [
        'alerts/overview',
        'alerts/creating-an-alert',
        'alerts/triggers',
        'alerts/webhooks',
        'alerts/alerts-panel',
      ],
    },
    {
      type: 'category',
      label: 'Trading',
      className: 'section-trading',
      items: [
        {
          type: 'category',
          label: 'Centralised exchange',
          link: { type: 'doc', id: 'trading/centralised-exchange/index' },
          items: [
            'trading/centralised-exchange/perpetuals-margin-and-leverage',
            'trading/practise-trading',
            {
              type: 'category',
              label: 'Account and API keys',
              link: {
                type: 'doc',
                id: 'trading/centralised-exchange/setting-up-your-account-and-api-keys/index',
              },
              items: [
                'trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys',
                'trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
                'trading/centralised-exchange/setting-up-your-account-and-api-keys/bybit-error-codes',
              ],
            },
            'trading/centralised-exchange/trading',
            'trading/centralised-exchange/order-ticket',
            'trading/centralised-exchange/cost-and-liquidation',
            'trading/centralised-exchange/order-status',
          ],
        },
        {
          type: 'category',
          label: 'Decentralised exchange',
          link: { type: 'doc', id: 'trading/decentralised-exchange/index' },
          items: [
            'trading/decentralised-exchange/connecting-your-wallet',
            'trading/decentralised-exchange/adjust-rpcs-on-metamask',
            'trading/decentralised-exchange/custom-tokens',
            'trading/decentralised-exchange/swap-tokens',
            'trading/decentralised-exchange/approvals',
            'trading/decentralised-exchange/failed-swaps',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Community',
      className: 'section-community',
      items: [
        'community/overview',
        'community/publishing-in-community',
        'community/access-and-clone-publishes',
        {
          type: 'category',
          label: 'Build a community',
          link: { type: 'doc', id: 'community/building-a-community/index' },
          items: [
            {
              type: 'category',
              label: 'Create a community',
              link: {
                type: 'doc',
                id: 'community/building-a-community/creating-a-community/index',
              },
              items: ['community/building-a-community/creating-a-community/admin-control-and-access'],
            },
            'community/building-a-community/managing-a-community',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Help',
      className: 'section-book',
      items: [
        'others/act-now',
        'others/fix-a-problem',
        'others/questions',
        'others/signs-and-units',
        'others/overview',
        'others/location-restrictions',
        { type: 'link', label: 'Use these docs', href: '/markdown-page' },
      ],
    },
    { type: 'link', label: 'Releases', href: '/blog', className: 'section-news' },
  ],
};

export default sidebars;

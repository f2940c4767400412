import type { Props } from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';

/** The stock sidebar of wide screens on every screen: on narrow ones it is hidden, and the menu shows a copy of it. */
export default function BlogSidebar({ sidebar }: Props) {
  return sidebar?.items.length ? <BlogSidebarDesktop sidebar={sidebar} /> : null;
}

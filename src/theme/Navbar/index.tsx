import EmbedBar from '@site/src/components/layout/EmbedBar';
import Menu from '@site/src/components/layout/Menu';
import Navbar from '@theme-original/Navbar';

/** The navbar, the slim bar in its place while the docs are shown inside the app, and the menu of both. */
export default function NavbarWrapper() {
  return (
    <>
      <EmbedBar />
      <Navbar />
      <Menu />
    </>
  );
}

import EmbedBar from '@site/src/components/EmbedBar';
import Navbar from '@theme-original/Navbar';

/** The navbar, and the slim bar that stands in its place while the docs are shown inside the app. */
export default function NavbarWrapper() {
  return (
    <>
      <EmbedBar />
      <Navbar />
    </>
  );
}

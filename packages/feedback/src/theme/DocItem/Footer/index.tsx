import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import Footer from '@theme-init/DocItem/Footer';
import type { ReactNode } from 'react';
import { FeedbackForm, type FeedbackOptions } from '../../../client/FeedbackForm';

export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const { url } = usePluginData('pt-feedback') as FeedbackOptions;
  return (
    <>
      <Footer />
      {/* Another page is another question. */}
      <FeedbackForm key={metadata.permalink} url={url} page={metadata.permalink} />
    </>
  );
}

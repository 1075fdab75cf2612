import CMS from '@sveltia/cms';

// Reads the configuration that the page links to.
void CMS.init();

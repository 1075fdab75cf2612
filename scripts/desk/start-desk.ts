import CMS from '@sveltia/cms';

// It reads the configuration that the page links to.
void CMS.init();

import CMS from '@sveltia/cms';

// A new article is a draft unless the writer chooses otherwise. A default of the field would unpublish articles that lack it.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const isUndecided =
      entry.get('newRecord') &&
      entry.get('collection') === 'articles' &&
      typeof entry.getIn(['data', 'draft']) !== 'boolean';
    return isUndecided ? entry.setIn(['data', 'draft'], true) : undefined;
  },
});

// Reads the configuration that the page links to.
void CMS.init();

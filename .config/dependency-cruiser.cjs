/** The arrows of the house (docs/architecture.md): who may import whom. A cycle fails the build. */
const between = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    // Imports of types count as well.
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    between(
      'machines-touch-nothing',
      '^machines/',
      '^(messages|detection|web|gateway|api|server|tools)/|node_modules/(react|@apollo|express|pg)',
      'machines import xstate and each other',
    ),
    between(
      'messages-know-nobody',
      '^messages/src/',
      '^(machines|detection|web|gateway|api|server|tools)/',
      'texts by code and language',
    ),
    between(
      'lifecycles-import-xstate-only',
      '^machines/src/lifecycles/',
      '^machines/src/(?!lifecycles/)',
      'entity charts stand alone',
    ),
    between(
      'api-uses-lifecycles-only',
      '^api/src/',
      '^(web|gateway|server|tools)/|^machines/src/(?!lifecycles/|password/rules)',
      'api imports machines/lifecycles and the rule of passwords only',
    ),
    between(
      'gateway-knows-the-api-over-http-only',
      '^gateway/src/',
      '^(detection|web|api|machines|server|tools)/',
      'gateway and api meet in the REST API and its sockets; messages are of both',
    ),
    between(
      'server-joins-api-and-gateway',
      '^server/',
      '^(detection|machines|web|tools)/',
      'the server puts the roles into one process; the page it serves is built',
    ),
    between(
      'web-knows-the-gateway-by-its-schema',
      '^web/src/',
      '^(detection|gateway|api|server|tools)/',
      'web and gateway meet in schema.graphql',
    ),
    between(
      'ui-has-no-data',
      '^web/src/ui/',
      '^web/src/(app|features|domain|lib|generated)/|node_modules/@apollo|^machines/',
      'ui knows neither data nor machines',
    ),
    between(
      'features-below-app',
      '^web/src/(features|domain|ui|lib)/',
      '^web/src/app/',
      'only app wires',
    ),
    between(
      'domain-below-features',
      '^web/src/(domain|lib|ui)/',
      '^web/src/features/',
      'what several features show of an alert, a file, a target, a person',
    ),
    between('lib-knows-no-domain', '^web/src/lib/', '^web/src/domain/', 'small helpers'),
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'primereact-only-in-ui',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/ui/' },
      to: { path: 'node_modules/primereact' },
    },
    between(
      'detection-is-pure',
      '^detection/',
      '^(machines|api|gateway|web|server|tools)/|node_modules/(drizzle-orm|pg|express|undici)/',
      'bytes and texts in, findings out: no database, no network',
    ),
    between(
      'formats-know-no-threats',
      '^detection/src/formats/',
      '^detection/src/(detectors|engine|worker)/',
      'readers of formats know nothing of threats',
    ),
    between(
      'nothing-knows-the-worker',
      '^detection/src/(detectors|engine)/',
      '^detection/src/worker/',
      'worker -> engine -> detectors -> formats',
    ),
    between(
      'platform-knows-no-module',
      '^api/src/platform/',
      '^api/src/(modules/|[^/]+[.]ts$)(?<!/env[.]ts)',
      'modules stand on the platform',
    ),
    between(
      'collectors-touch-no-data',
      '^api/src/collectors/',
      '^api/src/(modules|platform/(access|audit|blobs|database|jobs|mail|realtime|secrets))/',
      'adapters behind collector.ts',
    ),
    between(
      'stores-look-downwards',
      '^api/src/modules/[^/]+/store/',
      '^api/src/modules/[^/]+/((commands|jobs)/|[^/]*(router|presenter)[.]ts$)',
      'router -> command -> store',
    ),
    between(
      'commands-look-downwards',
      '^api/src/modules/[^/]+/commands/',
      '^api/src/modules/[^/]+/(jobs/|[^/]*(router|presenter)[.]ts$)',
      'router -> command -> store',
    ),
    {
      name: 'routers-and-jobs-are-their-modules-own',
      comment:
        'another module uses its commands, stores, presenters and schemas; jobs may run jobs',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '/jobs/' },
      to: {
        path: '^api/src/modules/[^/]+/(jobs/|[^/]*router[.]ts$)',
        pathNot: '^api/src/modules/$1/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Texts may be used everywhere; what is generated of queries counts as data.
    exclude: { path: '\\.test\\.tsx?$|/generated/(?!.*/graphql)|/test/|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'api/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['vedetta-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};

/**
 * Which folders may import which others; docs/architecture.md describes them. `npm run lint` checks
 * the rules and prints their names.
 */
const between = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'no cycles of imports; imports of types count too',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    between(
      'machines-import-xstate-only',
      '^machines/',
      '^(messages|detection|web|gateway|api|server|tools)/|node_modules/(react|@apollo|express|pg)',
      'machines import only xstate and each other',
    ),
    between(
      'messages-import-no-workspace',
      '^messages/src/',
      '^(machines|detection|web|gateway|api|server|tools)/',
      'messages import no other workspace',
    ),
    between(
      'lifecycles-import-no-other-machine',
      '^machines/src/lifecycles/',
      '^machines/src/(?!lifecycles/)',
      'life cycles import only xstate and each other, because the api imports them too',
    ),
    between(
      'api-imports-lifecycles-only',
      '^api/src/',
      '^(web|gateway|server|tools)/|^machines/src/(?!lifecycles/|password/rules)',
      'of machines, the api imports only the life cycles and the password rules',
    ),
    between(
      'gateway-imports-messages-only',
      '^gateway/src/',
      '^(detection|web|api|machines|server|tools)/',
      'the gateway calls the api over HTTP and WebSocket and imports only messages',
    ),
    between(
      'server-imports-api-and-gateway',
      '^server/',
      '^(detection|machines|web|tools)/',
      'of the workspaces, the server imports only api, gateway and messages',
    ),
    between(
      'web-imports-no-server-code',
      '^web/src/',
      '^(detection|gateway|api|server|tools)/',
      'web and gateway share only schema.graphql',
    ),
    between(
      'ui-imports-no-data',
      '^web/src/ui/',
      '^web/src/(app|features|domain|lib|generated)/|node_modules/@apollo|^machines/',
      'components of ui import no data and no machines; they get data as props',
    ),
    between(
      'only-app-imports-app',
      '^web/src/(features|domain|ui|lib)/',
      '^web/src/app/',
      'app imports the features, never the other way round',
    ),
    between(
      'domain-imports-no-feature',
      '^web/src/(domain|lib|ui)/',
      '^web/src/features/',
      'code that several features share imports no feature',
    ),
    between(
      'lib-imports-no-domain',
      '^web/src/lib/',
      '^web/src/domain/',
      'lib contains small helpers that domain uses, never the other way round',
    ),
    {
      name: 'features-import-no-other-feature',
      comment: 'code that several features share belongs in domain, ui or lib',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'primereact-only-in-ui',
      comment: 'other folders use the components of ui',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/ui/' },
      to: { path: 'node_modules/primereact' },
    },
    between(
      'detection-is-pure',
      '^detection/',
      '^(machines|api|gateway|web|server|tools)/|node_modules/(drizzle-orm|pg|express|undici)/',
      'detection imports no workspace but messages, no database and no HTTP library',
    ),
    between(
      'formats-import-no-detectors',
      '^detection/src/formats/',
      '^detection/src/(detectors|engine|worker)/',
      'formats read files; they import no detector, engine or worker',
    ),
    between(
      'detectors-and-engine-import-no-worker',
      '^detection/src/(detectors|engine)/',
      '^detection/src/worker/',
      'imports go from worker to engine to detectors to formats',
    ),
    between(
      'platform-imports-no-module',
      '^api/src/platform/',
      '^api/src/(modules/|[^/]+[.]ts$)(?<!/env[.]ts)',
      'modules import the platform, never the other way round',
    ),
    between(
      'collectors-access-no-data',
      '^api/src/collectors/',
      '^api/src/(modules|platform/(access|audit|blobs|database|jobs|mail|realtime|secrets))/',
      'connectors implement collector.ts; modules/targets stores what they collect',
    ),
    between(
      'stores-import-no-commands',
      '^api/src/modules/[^/]+/store/',
      '^api/src/modules/[^/]+/((commands|jobs)/|[^/]*(router|presenter)[.]ts$)',
      'imports go from router to command to store',
    ),
    between(
      'commands-import-no-routers',
      '^api/src/modules/[^/]+/commands/',
      '^api/src/modules/[^/]+/(jobs/|[^/]*(router|presenter)[.]ts$)',
      'imports go from router to command to store',
    ),
    {
      name: 'routers-and-jobs-are-private',
      comment:
        'other modules import commands, stores, presenters and schemas; jobs may import jobs',
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
    // Tests and generated code aren't checked, except generated GraphQL queries, which are data.
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

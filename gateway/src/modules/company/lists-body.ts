import { severity } from '../common/enums.ts';
import type { StartRescanInput } from '../../generated/resolvers-types.ts';

/** The members of the lists of a company as the REST API takes them. */
export function listsBody({ protectedNames, protectedDomains, watchTerms }: StartRescanInput) {
  return {
    protected_names: protectedNames ?? undefined,
    protected_domains: protectedDomains ?? undefined,
    watch_terms:
      watchTerms == null
        ? undefined
        : {
            replace: watchTerms.replace ?? undefined,
            add: watchTerms.add ?? undefined,
            remove: watchTerms.remove ?? undefined,
            severity:
              watchTerms.severity == null ? undefined : severity.toRest[watchTerms.severity],
          },
  };
}

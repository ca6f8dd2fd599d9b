import type { PlaceResolvers } from '../../../generated/resolvers-types.ts';

/** The mapper names the type of each place. */
export const Place: PlaceResolvers = {
  __resolveType: (place) =>
    '__typename' in place ? (place.__typename as 'WholePlace') : 'WholePlace',
};

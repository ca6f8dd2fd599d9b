/** Version of the product, which the root package.json alone tells. */
export { version as VERSION } from '../../../../package.json';

import { signUpCompany, startTestApi, type TestApi, type TestPerson } from '../../api/test/kit.ts';
import { ask, serveGateway, type GraphqlAnswer, type ServedGateway } from './serve.ts';

/** The gateway in front of the real api, with one company and its admin. */
export interface RealProduct {
  api: TestApi;
  gateway: ServedGateway;
  admin: TestPerson;
  /** Asks as somebody; anonymous without one. */
  as: (
    person: { access: string } | null,
  ) => (query: string, variables?: object) => Promise<GraphqlAnswer>;
  stop(): Promise<void>;
}

export async function startRealProduct(): Promise<RealProduct> {
  const api = await startTestApi();
  const gateway = await serveGateway(api.url);
  return {
    api,
    gateway,
    admin: await signUpCompany(api),
    as:
      (person) =>
      (query, variables = {}) =>
        ask(
          gateway,
          query,
          variables,
          person === null ? {} : { authorization: `Bearer ${person.access}` },
        ),
    async stop() {
      await gateway.stop();
      await api.stop();
    },
  };
}

/** The stable code of the first error. */
export const codeOf = (answer: GraphqlAnswer): unknown => answer.errors[0]?.extensions['code'];

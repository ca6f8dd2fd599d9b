type Headers = Readonly<Record<string, string>>;
const SECRET_HEADERS = ['authorization', 'cookie', 'x-api-key'];
/** With names in small letters. */
export const lowerCase = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
/** Whether a header is one by which a caller proves who it is. */
export const carriesSecret = (headers: Headers = {}) =>
  Object.keys(headers).some((name) => SECRET_HEADERS.includes(name.toLowerCase()));
/** As undici gives them: one text each. */
export const plain = (
  headers: Record<string, string | string[] | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

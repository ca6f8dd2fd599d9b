import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../src/server/schema.ts';

test('every type, field, argument, input field and enum value of the contract is described', () => {
  const silent: string[] = [];
  const see = (name: string, { description }: { description?: string | null | undefined }) => {
    if (!description?.trim()) silent.push(name);
  };
  for (const type of Object.values(createSchema().getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    see(type.name, type);
    if (isEnumType(type))
      for (const value of type.getValues()) see(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) see(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      see(`${type.name}.${field.name}`, field);
      for (const argument of field.args)
        see(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(silent).toEqual([]);
});

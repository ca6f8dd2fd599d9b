import { useState } from 'react';
import * as m from '../generated/messages/ui/index.ts';
import { IconButton } from './button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password input whose text can be shown while one types it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          size="s"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? m.hideCharacters : m.showCharacters}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}

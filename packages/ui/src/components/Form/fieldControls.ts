import type { UseFormReturn } from 'react-hook-form';
import type { FieldPlaces } from './fieldPlaces';
import type { TextControl, ValueControl } from './formTypes';

/** Validation doesn't clear an error from the server: it stays until its field changes. */
export const fromServer = 'server';

type Library = Pick<UseFormReturn, 'formState' | 'getFieldState' | 'getValues' | 'register' | 'trigger'>;

const messageOf = (name: string, { errors }: Library['formState']): string | undefined => {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
};

/** Revalidates the other fields that have been touched, because their rule may depend on the one that changed. */
const checkOthers = async (name: string, { getFieldState, getValues, trigger }: Library): Promise<void> => {
  const others = Object.keys(getValues()).filter((other) => {
    const { isTouched, error } = getFieldState(other);
    return other !== name && (error === undefined ? isTouched : error.type !== fromServer);
  });
  if (others.length > 0) await trigger(others);
};

/** Passes a field's events to the library, and returns the field's error. */
const connect = (name: string, library: Library) => {
  const field = library.register(name);
  return {
    ref: field.ref,
    error: messageOf(name, library.formState),
    change: async (event: Parameters<typeof field.onChange>[0]): Promise<void> => {
      await field.onChange(event);
      await checkOthers(name, library);
    },
    leave: async (event: Parameters<typeof field.onBlur>[0]): Promise<void> => {
      if (library.getFieldState(name).error?.type === fromServer) return;
      await field.onBlur(event);
      await checkOthers(name, library);
    },
  };
};

export const textControl = (name: string, library: Library, places: FieldPlaces): TextControl => {
  const { ref, error, change, leave } = connect(name, library);
  return {
    name,
    error,
    ref: (element) => {
      places.keep(name, element);
      ref(element);
    },
    onChange: (event) => void change(event),
    onBlur: (event) => void leave(event),
  };
};

interface Kept<Value> {
  shown: Value;
  /** A field may be left as soon as it changes, before the next render. */
  latest: () => Value;
}

export const valueControl = <Value>(
  name: string,
  { shown, latest }: Kept<Value>,
  library: Library,
  places: FieldPlaces,
): ValueControl<Value> => {
  const { error, change, leave } = connect(name, library);
  return {
    name,
    error,
    value: shown,
    ref: (element) => places.keep(name, element),
    onValueChange: (value) => void change({ target: { name, value }, type: 'change' }),
    onBlur: () => void leave({ target: { name, value: latest() }, type: 'blur' }),
  };
};

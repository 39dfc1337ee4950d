import { expectTypeOf, it } from 'vitest';
import type { FormHandle, ValueControl } from './formTypes';

interface Values {
  email: string;
  gender: 'male' | 'female';
  isAgreed: boolean;
  photo: File | undefined;
}

type Handle = FormHandle<Values>;

it('allows text inputs for text fields only', () => {
  expectTypeOf<Parameters<Handle['text']>[0]>().toEqualTypeOf<'email' | 'gender'>();
});

it('gives a controlled input the type of its field', () => {
  expectTypeOf((handle: Handle) => handle.control('isAgreed')).returns.toEqualTypeOf<ValueControl<boolean>>();
  expectTypeOf((handle: Handle) => handle.control('photo')).returns.toEqualTypeOf<ValueControl<File | undefined>>();
  expectTypeOf((handle: Handle) => handle.control('gender')).returns.toEqualTypeOf<ValueControl<'male' | 'female'>>();
});

it('accepts server errors for fields of the form only', () => {
  expectTypeOf<Parameters<Handle['setErrors']>[0]>().toEqualTypeOf<{
    email?: string;
    gender?: string;
    isAgreed?: string;
    photo?: string;
  }>();
});

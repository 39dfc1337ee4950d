import { expectTypeOf, it } from 'vitest';
import type { FormHandle, ValueControl } from './formTypes';

interface Values {
  email: string;
  gender: 'male' | 'female';
  isAgreed: boolean;
  photo: File | undefined;
}

type Handle = FormHandle<Values>;

it('only fields that hold a text can be typed into', () => {
  expectTypeOf<Parameters<Handle['text']>[0]>().toEqualTypeOf<'email' | 'gender'>();
});

it('a controlled input gets and gives the type of its field', () => {
  expectTypeOf((handle: Handle) => handle.control('isAgreed')).returns.toEqualTypeOf<ValueControl<boolean>>();
  expectTypeOf((handle: Handle) => handle.control('photo')).returns.toEqualTypeOf<ValueControl<File | undefined>>();
  expectTypeOf((handle: Handle) => handle.control('gender')).returns.toEqualTypeOf<ValueControl<'male' | 'female'>>();
});

it('the server can speak of the fields of the form and of no others', () => {
  expectTypeOf<Parameters<Handle['setErrors']>[0]>().toEqualTypeOf<{
    email?: string;
    gender?: string;
    isAgreed?: string;
    photo?: string;
  }>();
});

import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { wantedFrom } from './wantedPlace';

export type SignInLinkProps = Omit<ComponentPropsWithRef<typeof RouterLink>, 'state'>;

/** Leads to signing in or signing up, and returns here afterwards. */
export const SignInLink = (props: SignInLinkProps) => <RouterLink {...props} state={wantedFrom(useLocation())} />;

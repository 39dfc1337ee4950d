import { useQuery } from '@tanstack/react-query';
import { switchesQuery, type Switches } from '../config/switches';
import { useServices } from './services';

export const useSwitches = (): Switches => useQuery(switchesQuery(useServices())).data;

import { describe, expect, it } from 'vitest';
import { pageOfRows } from './pageOfRows';

const rows = Array.from({ length: 45 }, (_, at) => ({ key: `d-${String(at)}` }));

describe('the page of a list', () => {
  it('is the one that is asked for, or the nearest there is', () => {
    expect(pageOfRows(rows, { page: 2, row: undefined })).toMatchObject({ page: 2, pages: 3, total: 45 });
    expect(pageOfRows(rows, { page: 9, row: undefined })).toMatchObject({ page: 3, isRowMissing: false });
    expect(pageOfRows([], { page: 1, row: undefined })).toMatchObject({ page: 1, pages: 1, rows: [] });
  });

  it('is that of the row which stands open, whatever has come before it [HIS-051]', () => {
    expect(pageOfRows(rows, { page: 1, row: 'd-20' })).toMatchObject({ page: 2 });
    expect(pageOfRows([{ key: 'new' }, ...rows], { page: 1, row: 'd-19' })).toMatchObject({ page: 2 });
  });

  it('says that the row it is asked for is not there', () => {
    expect(pageOfRows(rows, { page: 2, row: 'd-none' })).toMatchObject({ page: 2, isRowMissing: true });
  });
});

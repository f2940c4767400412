import Home from './_components/Home';

export default Home;

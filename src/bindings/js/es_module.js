export default Module;
